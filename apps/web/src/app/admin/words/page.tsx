import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { PairsPage } from '../../../features/admin/words/pairs-page.tsx'

export default async function WordsPage({ searchParams }: PageProps<'/admin/words'>) {
  await requireAdmin()
  return <PairsPage search={await searchParams} />
}
