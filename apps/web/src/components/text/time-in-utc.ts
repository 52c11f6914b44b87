import type { useFormatter } from 'next-intl'

/** A day and a time in a sentence, with their time zone. All pages count in this one. */
export const timeInUtc = (
  { dateTime }: Pick<ReturnType<typeof useFormatter>, 'dateTime'>,
  at: string,
): string =>
  `${dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })} UTC`
