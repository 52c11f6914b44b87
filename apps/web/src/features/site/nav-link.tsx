'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

/** A link of the main navigation that is marked on its own page. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname()
  const isHere = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="flex h-10 items-center whitespace-nowrap max-md:h-9 border-b border-transparent text-sm text-soft max-lg:text-[0.875rem] max-sm:text-[0.8125rem] max-[24rem]:text-2xs hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
    >
      {children}
    </Link>
  )
}
