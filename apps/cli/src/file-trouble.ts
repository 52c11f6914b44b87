const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
  ENOTDIR: 'its folder is a file',
}

/** The fault of a file, for the person who named it; undefined if the file is not the cause. */
export function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  return causes[String(error.code)] ?? error.message
}
