import type { Person, WidgetServices } from '../services/widget-services.ts'

interface Waiting {
  ids: readonly string[]
  signal: AbortSignal
  resolve: (people: readonly Person[]) => void
  reject: (error: unknown) => void
}

/** Maximum number of ids per call. */
const AT_ONCE = 200

const queues = new WeakMap<WidgetServices, Waiting[]>()

/** Loads people by id. Requests of the same task are one call: a table of a hundred people makes one call. */
export function peopleById(
  services: WidgetServices,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Person[]> {
  if (ids.length === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const queue = queues.get(services)
    const one = { ids, signal, resolve, reject }
    if (queue) queue.push(one)
    else {
      queues.set(services, [one])
      setTimeout(() => void askFor(services))
    }
  })
}

async function askFor(services: WidgetServices) {
  const queue = queues.get(services) ?? []
  queues.delete(services)
  const wanted = queue.filter(({ signal }) => !signal.aborted)
  const ids = [...new Set(wanted.flatMap((one) => one.ids))]
  const run = new AbortController()
  const abortIfUnwanted = () => wanted.every(({ signal }) => signal.aborted) && run.abort()
  for (const { signal } of wanted) signal.addEventListener('abort', abortIfUnwanted)
  try {
    const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, place) =>
      ids.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
    )
    const answers = await Promise.all(chunks.map((chunk) => services.people(chunk, { signal: run.signal })))
    const people = answers.flatMap((answer) => (Array.isArray(answer) ? answer : []))
    for (const one of queue) one.resolve(people.filter(({ id }) => one.ids.includes(id)))
  } catch (error) {
    for (const one of queue) one.reject(error)
  }
}
