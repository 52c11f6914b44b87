/**
 * Modules of Next of which browsers get less: the router asks for them by these names, and Next would send 5 KiB more
 * with every page. Each stands beside this file.
 */
const files = {
  'next/dist/compiled/process': 'empty-module',
  // Old browsers cannot show the site in any case.
  '../build/polyfills/polyfill-module': 'empty-module',
  '../../../lib/constants': 'constants',
  '../../../../lib/constants': 'constants',
  './links': 'links',
  '../links': 'links',
  './scheduler': 'prefetch-scheduler',
  './segment-cache/scheduler': 'prefetch-scheduler',
  '../../segment-cache/scheduler': 'prefetch-scheduler',
  '../../shared/lib/instant-messages': 'instant-messages',
}

export const inPlaceOfNext: Readonly<Record<string, { readonly browser: string }>> = Object.fromEntries(
  Object.entries(files).map(([request, name]) => [request, { browser: `./src/in-place-of-next/${name}.ts` }]),
)
