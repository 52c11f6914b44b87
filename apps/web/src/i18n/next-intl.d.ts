import type en from '../../messages/en.ts'
import type { Locale } from './locale.ts'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en
  }
}

declare global {
  type IntlMessages = typeof en
}
