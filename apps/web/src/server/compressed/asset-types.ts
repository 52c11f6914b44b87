const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** The media type of a file that gains by compression; undefined where it does not. */
export const typeOf = (name: string): string | undefined => types[/\.[^./]+$/.exec(name)?.[0] ?? '']
