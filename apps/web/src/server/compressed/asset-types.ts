const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** The media type of a file that compression makes smaller; undefined for other files. */
export const typeOf = (name: string): string | undefined => types[/\.[^./]+$/.exec(name)?.[0] ?? '']
