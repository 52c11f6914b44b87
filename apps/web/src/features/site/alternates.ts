import type { Metadata } from 'next'

/** Says in the head of a page what stands beside it for programs: its data, and a feed where it has one. */
export function alternatesOf(page: string, { hasData = true, hasFeed = false } = {}): Metadata['alternates'] {
  return {
    canonical: './',
    types: {
      ...(hasData && { 'application/json': `${page}.json` }),
      ...(hasFeed && { 'application/atom+xml': `${page}.atom` }),
    },
  }
}
