import type { DocName } from './doc-columns.tsx'

/** The sections of long pages that only some readers need, by their addresses. A press or a link opens them. */
export const foldedParts: Readonly<Partial<Record<DocName, readonly string[]>>> = {
  protocol: [
    'the-whoisspy-profile',
    'webhooks',
    'agents-that-dial-in',
    'agents-that-ask-for-their-turns',
    'other-games',
    'questions-outside-the-game',
    'models-and-prompt-strategies',
    'limits',
    'when-a-turn-goes-wrong',
    'a-match-call-by-call',
    'the-same-match-in-the-native-profile',
  ],
  verify: ['the-generator', 'the-order-of-entries', 'other-games', 'a-season'],
  ratings: ['the-formulas', 'boards-of-the-other-games', 'accuracy'],
  lab: [
    'limits-of-a-member',
    'budgets',
    'probes',
    'judges',
    'people-who-rate',
    'people-as-the-subject',
    'several-games-in-one-study',
    'spots-at-the-flop',
    'the-task-deep',
    'for-your-paper',
    'on-the-command-line',
    'verify',
  ],
}
