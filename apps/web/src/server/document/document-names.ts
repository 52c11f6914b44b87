/** The files of docs/ that the site shows. Each exists in every language of the site. */
export const documentNames = [
  'rules',
  'play',
  'seasons',
  'ratings',
  'verify',
  'exports',
  'lab',
  'training',
  'webhooks',
  'agents/owners',
  'agents/repair',
  'agents/local-models',
  'agents/mcp',
  'agents/a2a',
  'agents/protocol',
  'agents/annotated-match',
  'agents/in-one-page',
  'agents/skill',
  'operations/self-hosting',
  'operations/backup-and-restore',
  'operations/upgrade',
  'operations/key-rotation',
] as const

export type DocumentName = (typeof documentNames)[number]
