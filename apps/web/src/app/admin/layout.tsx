import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminNav } from '../../features/admin/admin-nav.tsx'
import { requireAdmin } from '../../features/admin/require-admin.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('title'), robots: { index: false } }
}

/** Every page below checks the permission again, because a layout is not drawn anew for each of them. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin()
  const { admin } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ admin }}>
      <div className="pt-4">
        <AdminNav />
        {children}
      </div>
    </NextIntlClientProvider>
  )
}
