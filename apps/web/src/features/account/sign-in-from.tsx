import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

/** Words of a sentence that lead to the account page, and from there back to this page. */
export function signInFrom(page: '/daily' | '/hunt') {
  return function SignIn(words: ReactNode) {
    return (
      <Link href={`/account?next=${page}`} className="underline underline-offset-4">
        {words}
      </Link>
    )
  }
}
