import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SetupProgress, SetupStep } from '@uruhu/contract/staff/setup';
import { Link } from 'react-router';
import { COLOURS } from '#admin/theme.ts';
import { Badge, type Tone } from '#admin/ui/badge.tsx';
import { FailedPage } from '#admin/ui/failed-page.tsx';
import { PageTitle } from '#admin/ui/page-title.tsx';
import { ContactStep, PaymentStep } from './settings-steps.tsx';
import { useSetupProgress } from './use-setup-progress.ts';

type State = SetupProgress['steps'][number]['state'];

const TITLES: Readonly<Record<SetupStep, string>> = {
  contact: 'Name and contact',
  payment: 'How shoppers pay you',
  shipping: 'What delivery costs',
  product: 'Your first product',
};
const BADGES: Readonly<Record<State, [Tone, string]>> = {
  done: ['good', 'Done'],
  skipped: ['quiet', 'Later'],
  open: ['waiting', 'To do'],
};
const CARD = { border: `1px solid ${COLOURS.line}`, borderRadius: 1, bgcolor: COLOURS.surface, p: 2 } as const;

/** The steps from an empty shop to the first order. Only the first open step shows its content. */
export const SetupProgressPage = () => {
  const { data, error, refetch, skipStep, reopenStep } = useSetupProgress();
  if (error) return <FailedPage error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const currentStep = data.steps.find(({ state }) => state === 'open')?.step;
  const remainingCount = data.steps.filter(({ state }) => state !== 'done').length;
  return (
    <>
      <PageTitle title="Open your shop" />
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {data.is_done
          ? 'Your shop is open: shoppers can find a product, order it and pay. '
          : `${remainingCount === 1 ? 'One step is' : `${remainingCount} steps are`} left until somebody can order. Each can wait, and this page remembers where you are. `}
        <MuiLink href="/" target="_blank" rel="noreferrer">
          See the shop
        </MuiLink>
      </Typography>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.steps.map(({ step, state }, index) => (
          <Box component="li" key={step} sx={CARD} aria-current={step === currentStep ? 'step' : undefined}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography variant="h2" sx={{ flex: 1 }}>
                {index + 1}. {TITLES[step]}
              </Typography>
              <Badge tone={BADGES[state][0]}>{BADGES[state][1]}</Badge>
              {step === currentStep && <Button onClick={() => void skipStep(data, step)}>Later</Button>}
              {state === 'skipped' && <Button onClick={() => void reopenStep(data, step)}>Do it now</Button>}
            </Box>
            {step === currentStep && (
              <Box sx={{ mt: 1 }}>
                <StepBody step={step} progress={data} />
              </Box>
            )}
          </Box>
        ))}
      </Stack>
      {!data.mail_is_ready && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Mails do not go out yet: shoppers get no confirmation of their address and no news of their orders. The operator of the server
          sets SMTP_URL and MAIL_FROM and starts the shop again; until then mails wait.
        </Alert>
      )}
      {data.is_done && (
        <Alert severity="info" sx={{ mt: 2 }}>
          What shoppers will look for next: <TextLink to="/policies" label="your terms and refunds" />,{' '}
          <TextLink to="/faqs" label="answers to their questions" /> and <TextLink to="/slides" label="a first slide" /> on the home page.
        </Alert>
      )}
    </>
  );
};

const TextLink = ({ to, label }: { to: string; label: string }) => (
  <MuiLink component={Link} to={to}>
    {label}
  </MuiLink>
);

const StepBody = ({ step, progress }: { step: SetupStep; progress: SetupProgress }) => {
  if (step === 'contact') return <ContactStep />;
  if (step === 'payment') return <PaymentStep progress={progress} />;
  if (step === 'shipping')
    return (
      <Stack spacing={1.5}>
        <Typography>
          An order is charged by its weight: each band has a range of grams and a fee in francs. At first delivery is free and the fee is
          shown struck through; turn that off in the settings.
        </Typography>
        <Button component={Link} to="/shipping-bands" variant="contained" sx={{ alignSelf: 'start' }}>
          Set the shipping bands
        </Button>
      </Stack>
    );
  return (
    <Stack spacing={1.5}>
      <Typography>
        A product needs <TextLink to="/categories/create" label="a category" /> and <TextLink to="/brands/create" label="a brand" />, so add
        these first; then a name, a price, a weight and a picture. It is in the shop as soon as it is published.
      </Typography>
      <Button component={Link} to="/products/create" variant="contained" sx={{ alignSelf: 'start' }}>
        Add your first product
      </Button>
    </Stack>
  );
};
