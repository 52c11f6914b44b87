import { Link } from '../../components/link/link.tsx'
import { tableName } from '../match/table-name.ts'

/** The tables that a finding rests on. */
export function TableLinks({ matchIds }: { matchIds: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 pt-1">
      {matchIds.map((id) => (
        <Link key={id} href={`/matches/${id}`} className="underline decoration-rim underline-offset-4">
          {tableName(id)}
        </Link>
      ))}
    </p>
  )
}
