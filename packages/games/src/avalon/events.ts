export const endReasons = ['quests-failed', 'teams-refused', 'merlin-found', 'merlin-hidden'] as const
export type EndReason = (typeof endReasons)[number]
export const cards = ['success', 'fail'] as const
export type Card = (typeof cards)[number]
