import './globals.css'
import type { Metadata, Viewport } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import localFont from 'next/font/local'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { avatarParts } from '../components/avatar/avatar-parts.tsx'
import { partName } from '../components/avatar/portrait-of.ts'
import type { PartKind } from '../components/avatar/portrait-of.ts'
import { FollowLinks } from '../components/link/follow-links.tsx'
import { preferenceCookies } from '../components/page/preference-cookies.ts'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { SiteHeader } from '../features/site/site-header.tsx'
import { parseTheme } from '../features/site/theme.ts'
import { env } from '../server/env/env.ts'
import { framedHeader } from '../server/request/security-headers.ts'
import { isSignedIn } from '../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations('site'), await getLocale()]
  return {
    metadataBase: new URL(env().publicUrl),
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
    // Every page has one canonical address, and its filters do not make pages of their own.
    alternates: { canonical: './' },
    openGraph: {
      siteName: t('name'),
      type: 'website',
      url: './',
      locale: locale === 'zh' ? 'zh_CN' : 'en_US',
      alternateLocale: locale === 'zh' ? 'en_US' : 'zh_CN',
    },
    twitter: { card: 'summary_large_image' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f0e6' },
    { media: '(prefers-color-scheme: dark)', color: '#121110' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const { errors } = await getMessages()
  const frame = (await headers()).get(framedHeader) || undefined
  const isFramed = frame !== undefined
  // The page around a frame chooses the theme of the frame.
  const theme = parseTheme(frame) ?? parseTheme((await cookies()).get(preferenceCookies.theme)?.value)
  return (
    <html lang={locale} data-theme={theme} className={`${fraunces.variable} ${instrument.variable}`}>
      <body className="flex flex-col font-text antialiased">
        <PortraitSheet />
        <FollowLinks />
        <NextIntlClientProvider messages={{ errors }}>
          {!isFramed && <SiteHeader isSignedIn={await isSignedIn()} />}
          <main id="content" className={isFramed ? 'w-full flex-1 p-3' : 'frame w-full flex-1'}>
            {children}
          </main>
          {!isFramed && <SiteFooter theme={theme} />}
        </NextIntlClientProvider>
      </body>
    </html>
  )
}

const light = { room: 'var(--room)', lit: 'var(--lit)' }

/** Every part of every portrait, invisible and once for a page. The portraits only refer to their parts. */
function PortraitSheet() {
  return (
    <svg aria-hidden="true" className="hidden">
      {(Object.keys(avatarParts) as PartKind[]).flatMap((kind) =>
        avatarParts[kind].map((draw, index) => (
          <g key={partName({ kind, index })} id={partName({ kind, index })}>
            {draw(light)}
          </g>
        )),
      )}
    </svg>
  )
}

// Loaded through next/font so that they are preloaded and served from here. Their stand-ins in globals.css are as wide, so
// that nothing moves when they arrive.
const fraunces = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  adjustFontFallback: false,
  fallback: ['Narrow serif stand-in', 'Wide serif stand-in'],
  display: 'swap',
})

const instrument = localFont({
  src: '../../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: false,
  fallback: ['Sans stand-in', 'Wide sans stand-in'],
  display: 'swap',
})
