/** A browser without a screen: it keeps its cookies, sends the forms of pages and comes from an address of its own. */
export class Visitor {
  readonly #origin: string
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string, address: string) {
    this.#origin = origin
    this.#address = address
  }

  /** Follows no redirects. */
  async ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const answer = await fetch(this.#origin + path, {
      ...init,
      redirect: 'manual',
      headers: {
        origin: this.#origin,
        'x-forwarded-for': this.#address,
        'accept-language': 'en',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(headers as Readonly<Record<string, string>>),
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }

  async page(path: string): Promise<string> {
    const answer = await this.ask(path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    return html
  }

  /** Sends the form of a page that has this field, as a browser without scripts does. Returns where it leads. */
  async send(path: string, field: string, filled: Readonly<Record<string, string>>): Promise<string> {
    const html = await this.page(path)
    const form = html.split('<form').find((part) => part.includes(`name="${field}"`))
    if (!form) throw new Error(`${path} has no form with ${field}`)
    const body = new FormData()
    for (const [tag] of form.split('</form>')[0]?.matchAll(/<(?:input|button)\b[^>]*>/g) ?? []) {
      const name = attribute(tag, 'name')
      // The hidden fields say which action it is. A button with an action of its own comes last and counts.
      if (name?.startsWith('$ACTION')) body.append(name, attribute(tag, 'value') ?? '')
    }
    for (const [name, value] of Object.entries(filled)) body.append(name, value)
    const answer = await this.ask(path, { method: 'POST', body, headers: { accept: 'text/html' } })
    await answer.arrayBuffer()
    const to = answer.headers.get('location')
    if (to === null) throw new Error(`the form of ${path} answered ${answer.status}`)
    return to.replace(this.#origin, '')
  }
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
