import { type Area, lazyPage } from './page.ts';

const loadSlides = () => import('../resources/slides/slides.tsx');
const loadAnnouncements = () => import('../resources/slide-texts/slide-texts.tsx');
const loadFaqs = () => import('../resources/faqs/faqs.tsx');
const loadPolicies = () => import('../resources/policies/policies.tsx');
const loadWordForm = () => import('../resources/search-words/search-word-form.tsx');

export const CONTENT: Area = {
  title: 'Content',
  pages: [
    {
      name: 'slides',
      label: 'Slides',
      permission: 'content.write',
      screens: {
        list: lazyPage(loadSlides, 'SlideList'),
        create: lazyPage(loadSlides, 'SlideCreate'),
        edit: lazyPage(loadSlides, 'SlideEdit'),
      },
      actions: [{ to: '/slides/create', label: 'Add a slide', permission: 'content.write' }],
    },
    {
      name: 'slide-texts',
      label: 'Announcements',
      permission: 'content.write',
      screens: {
        list: lazyPage(loadAnnouncements, 'SlideTextList'),
        create: lazyPage(loadAnnouncements, 'SlideTextCreate'),
        edit: lazyPage(loadAnnouncements, 'SlideTextEdit'),
      },
      actions: [{ to: '/slide-texts/create', label: 'Add an announcement', permission: 'content.write' }],
    },
    {
      name: 'faqs',
      label: 'Questions',
      permission: 'content.write',
      screens: {
        list: lazyPage(loadFaqs, 'FaqList'),
        create: lazyPage(loadFaqs, 'FaqCreate'),
        edit: lazyPage(loadFaqs, 'FaqEdit'),
      },
      actions: [{ to: '/faqs/create', label: 'Add a question', permission: 'content.write' }],
    },
    {
      name: 'policies',
      label: 'Policies',
      permission: 'content.write',
      screens: {
        list: lazyPage(loadPolicies, 'PolicyList'),
        create: lazyPage(loadPolicies, 'PolicyCreate'),
        edit: lazyPage(loadPolicies, 'PolicyEdit'),
      },
      actions: [{ to: '/policies/create', label: 'Write a policy', permission: 'content.write' }],
    },
    {
      name: 'translations',
      label: 'Translations',
      permission: 'catalogue.write',
      screens: {
        list: lazyPage(() => import('../resources/translations/translation-list.tsx'), 'TranslationList'),
        edit: lazyPage(() => import('../resources/translations/translation-page.tsx'), 'TranslationPage'),
      },
    },
    {
      name: 'search-words',
      label: 'Search words',
      permission: 'search.read',
      screens: {
        list: lazyPage(() => import('../resources/search-words/search-word-list.tsx'), 'SearchWordList'),
        create: lazyPage(loadWordForm, 'SearchWordCreate'),
        edit: lazyPage(loadWordForm, 'SearchWordEdit'),
      },
      actions: [{ to: '/search-words/create', label: 'Add a search word', permission: 'search.write' }],
    },
    {
      name: 'missed-searches',
      label: 'Missed searches',
      permission: 'search.read',
      screens: { list: lazyPage(() => import('../resources/search-words/missed-search-list.tsx'), 'MissedSearchList') },
    },
  ],
};
