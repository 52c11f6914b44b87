/** The pages of the documentation, in the order in which somebody new would read them. */
export const docPages = [
  'rules',
  'owners',
  'protocol',
  'seasons',
  'ratings',
  'api',
  'webhooks',
  'verify',
  'exports',
  'self-hosting',
] as const
