'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

/** A link of the main navigation that is marked on all pages of its part of the site: its own first, and others by name. */
export function NavLink({ of, children }: { of: string; children: ReactNode }) {
  const places = of.split(' ')
  const pathname = usePathname()
  const isHere = places.includes(pathname.split('/')[1] ?? '')
  return (
    <Link
      href={`/${places[0]}`}
      aria-current={isHere ? (pathname === `/${places[0]}` ? 'page' : 'true') : undefined}
      className="flex h-10 items-center whitespace-nowrap max-md:h-9 border-b border-transparent text-sm text-soft max-lg:text-[0.875rem] max-sm:text-[0.8125rem] max-[24rem]:text-2xs hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
    >
      {children}
    </Link>
  )
}
