import { contentPageOf } from '../../../features/admin/games-apart.tsx'
import { requireAdmin } from '../../../features/admin/require-admin.ts'

const Words = contentPageOf['word-pairs']

export default async function WordsPage({ searchParams }: PageProps<'/admin/words'>) {
  await requireAdmin()
  return <Words search={await searchParams} />
}
