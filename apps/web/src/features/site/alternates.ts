import type { Metadata } from 'next'

/** Lists in the head of a page its other forms for programs: its data, and a feed if there is one. */
export function alternatesOf(page: string, { hasData = true, hasFeed = false } = {}): Metadata['alternates'] {
  return {
    canonical: './',
    types: {
      ...(hasData && { 'application/json': `${page}.json` }),
      ...(hasFeed && { 'application/atom+xml': `${page}.atom` }),
    },
  }
}
