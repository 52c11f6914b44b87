/** The results of a change of an experiment that its page has words for. */
export const experimentSaid = ['saved', 'refused', 'throttled', 'cannot-judge', 'beyond-limit'] as const
export type ExperimentSaid = (typeof experimentSaid)[number]
