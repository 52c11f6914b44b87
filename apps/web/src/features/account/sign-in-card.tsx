import type { ReactNode } from 'react'

interface SignInCardProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** What a page is for, to a reader who has to sign in first. */
export function SignInCard({ title, text, children }: SignInCardProps) {
  return (
    <section
      aria-labelledby="sign-in-first"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="max-w-[52ch]">
        <h2 id="sign-in-first" className="display text-xl">
          {title}
        </h2>
        <p className="pt-1 text-sm text-soft">{text}</p>
      </div>
      <p className="flex flex-wrap gap-3">{children}</p>
    </section>
  )
}
