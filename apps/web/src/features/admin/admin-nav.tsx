'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Link } from '../../components/link/link.tsx'

const rooms = [
  ['/admin', 'overview'],
  ['/admin/reports', 'reports'],
  ['/admin/users', 'users'],
  ['/admin/words', 'words'],
  ['/admin/house', 'house'],
  ['/admin/seasons', 'seasons'],
  ['/admin/audit', 'audit'],
] as const

export function AdminNav() {
  const t = useTranslations('admin.nav')
  const pathname = usePathname()
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-x-6 border-b border-line whitespace-nowrap">
      {rooms.map(([address, name]) => (
        <Link
          key={address}
          href={address}
          aria-current={pathname === address ? 'page' : undefined}
          className="flex h-11 items-center border-b border-transparent text-sm text-soft hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
