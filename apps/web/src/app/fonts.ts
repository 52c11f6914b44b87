import localFont from 'next/font/local'

// Loaded through next/font so that they are preloaded, served from here, and do not move the page when they arrive.
export const fraunces = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
  display: 'swap',
})

export const instrument = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
  display: 'swap',
})
