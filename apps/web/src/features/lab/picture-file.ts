/** The properties that a picture has from the style sheet of the page. */
const drawn = ['fill', 'stroke', 'stroke-width', 'opacity', 'font-size'] as const
/** So many points of the screen for each of the picture's own, so that it is sharp in print. */
const density = 3

/** A picture as it stands on the page, in its colours and without its links, as a document of its own. */
export function asDocument(svg: SVGSVGElement): string {
  const { width, height } = svg.viewBox.baseVal
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [...svg.querySelectorAll<SVGElement>('g *')]
  for (const [at, element] of [...copy.querySelectorAll<SVGElement>('g *')].entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const property of drawn) element.setAttribute(property, style.getPropertyValue(property))
    element.removeAttribute('class')
  }
  for (const link of copy.querySelectorAll('a')) link.remove()
  const ground = copy.ownerDocument.createElementNS(svg.namespaceURI, 'rect')
  const sheet = { width: '100%', height: '100%', fill: getComputedStyle(document.body).backgroundColor }
  for (const [name, value] of Object.entries(sheet)) ground.setAttribute(name, value)
  copy.prepend(ground)
  for (const name of ['class', 'style', 'role']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/** The same picture in points. */
export async function asPoints(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const image = new Image(width * density, height * density)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asDocument(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))),
      'image/png',
    ),
  )
}
