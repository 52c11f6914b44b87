/** Where something is seen: the number of the match, and its place within that match. */
interface Place {
  readonly number: number
  readonly at: number
}

/** Kept things in the order in which they are first seen in the matches by number, in whatever order matches come. */
export class FirstSeen<Kept> {
  readonly #kept = new Map<string, { readonly what: Kept; place: Place }>()

  /** The thing of this key, which is made when it is seen for the first time. */
  at(key: string, place: Place, make: () => Kept): Kept {
    const known = this.#kept.get(key)
    if (known) {
      if (compare(place, known.place) < 0) known.place = place
      return known.what
    }
    const what = make()
    this.#kept.set(key, { what, place })
    return what
  }

  inOrder(): readonly (readonly [key: string, what: Kept])[] {
    return [...this.#kept]
      .sort(([, one], [, other]) => compare(one.place, other.place))
      .map(([key, { what }]) => [key, what] as const)
  }
}

const compare = (one: Place, other: Place) => one.number - other.number || one.at - other.at
