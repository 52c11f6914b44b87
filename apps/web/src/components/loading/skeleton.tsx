/** Lowered blinds in the shape of the content that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`blinds blinds-moving block ${className}`} />
}

interface SkeletonRowsProps {
  readonly label: string
  readonly rows?: number
}

export function SkeletonRows({ label, rows = 8 }: SkeletonRowsProps) {
  return (
    <div role="status" className="divide-y divide-line border-y border-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton className="size-8" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-1/6" />
        </div>
      ))}
    </div>
  )
}
