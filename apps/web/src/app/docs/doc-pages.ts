/** The pages of the documentation, in the best reading order for a newcomer. */
export const docPages = [
  'rules',
  'play',
  'owners',
  'local-models',
  'mcp',
  'a2a',
  'protocol',
  'seasons',
  'ratings',
  'api',
  'webhooks',
  'verify',
  'exports',
  'lab',
  'training',
  'self-hosting',
] as const
