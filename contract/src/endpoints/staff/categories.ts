import { z } from 'zod';
import { idField } from '../../fields/text.ts';
import * as categories from '../../staff/categories.ts';
import { defineEndpoint } from '../endpoint.ts';
import { STAFF_PATHS } from '../paths/staff.ts';

const params = z.object({ category_id: idField('category_not_found') });
const readCall = { tag: 'staff', access: 'staff', permission: 'catalogue.read', cost: { cpu: 2, database: 10 } } as const;
const writeCall = { tag: 'staff', access: 'staff', permission: 'catalogue.write', cost: { cpu: 5, database: 20 } } as const;

export const adminCategoryEndpoints = {
  adminCategories: defineEndpoint(STAFF_PATHS.adminCategories, {
    ...readCall,
    summary: 'The whole tree of categories, each before its children',
    reply: categories.adminCategories,
    refusals: [],
  }),
  adminCategory: defineEndpoint(STAFF_PATHS.adminCategory, {
    ...readCall,
    summary: 'One category',
    params,
    reply: categories.adminCategoryReply,
    refusals: ['category_not_found'],
  }),
  createCategory: defineEndpoint(STAFF_PATHS.createCategory, {
    ...writeCall,
    summary: 'Add a category, last among its siblings',
    body: categories.createCategoryBody,
    reply: categories.adminCategoryReply,
    refusals: ['category_not_found', 'category_too_deep', 'picture_not_found'],
  }),
  updateCategory: defineEndpoint(STAFF_PATHS.updateCategory, {
    ...writeCall,
    summary: 'Change the name or the picture of a category',
    params,
    body: categories.updateCategoryBody,
    reply: categories.adminCategoryReply,
    refusals: ['category_not_found', 'changed_meanwhile', 'picture_not_found'],
  }),
  moveCategory: defineEndpoint(STAFF_PATHS.moveCategory, {
    ...writeCall,
    summary: 'Move a category with all below it to another place of the tree',
    params,
    body: categories.moveCategoryBody,
    reply: categories.adminCategoryReply,
    refusals: ['category_not_found', 'changed_meanwhile', 'category_too_deep', 'category_within_itself'],
  }),
  deleteCategory: defineEndpoint(STAFF_PATHS.deleteCategory, {
    ...writeCall,
    summary: 'Delete a category that has no children and no products, or move its products to another one',
    description: 'Its URL leads to the category that got the products, else to the one above it.',
    params,
    query: categories.deleteCategoryQuery,
    reply: categories.adminCategoryReply,
    refusals: ['category_not_found', 'changed_meanwhile', 'category_has_children', 'category_in_use'],
  }),
};
