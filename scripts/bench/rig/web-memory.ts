import fs from 'node:fs'

const pageBytes = 4096
const everyMs = 100

export interface WebMemory {
  /** In MB: before, at its most, and now. */
  readonly webMb: readonly [before: number, most: number, now: number]
  /** At most, with the processes that it started. */
  readonly togetherMb: number
}

/** Begins to watch the memory of a process. Only Linux tells it; elsewhere the numbers are 0. */
export function watchMemory(pid: number): () => WebMemory {
  const before = residentMb(pid)
  let [most, together] = [before, before]
  const look = () => {
    const now = residentMb(pid)
    const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
    most = Math.max(most, now)
    together = Math.max(
      together,
      children
        .map(Number)
        .map(residentMb)
        .reduce((sum, mb) => sum + mb, now),
    )
  }
  const watching = setInterval(look, everyMs)
  return () => {
    clearInterval(watching)
    look()
    return { webMb: [before, most, residentMb(pid)], togetherMb: together }
  }
}

const residentMb = (pid: number) =>
  Math.round((Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes) / 2 ** 20)

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // It has ended, or the system has no such files.
    return ''
  }
}
