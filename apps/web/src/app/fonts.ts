import localFont from 'next/font/local'

// Loaded through next/font so that they are preloaded and served from here. Their stand-ins in globals.css are as wide, so
// that nothing moves when they arrive.
export const fraunces = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Serif stand-in', 'Wide serif stand-in'],
  display: 'swap',
})

export const instrument = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Sans stand-in', 'Wide sans stand-in'],
  display: 'swap',
})
