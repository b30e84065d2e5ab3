import type { WidgetServices } from './widget-services.ts'

/** A field needs a call that the host did not implement. */
export class MissingServiceError extends Error {
  override name = 'MissingServiceError'
  readonly service: string

  constructor(service: string) {
    super(
      `form-widgets: a field needs the service "${service}". ` +
        'It has no other way to its data, and the services above it do not have that call. ' +
        'Add it to the object given to <FormWidgetsProvider services={…}>.',
    )
    this.service = service
  }
}

const complete = new WeakMap<Partial<WidgetServices>, WidgetServices>()

/**
 * All services: calls that the host did not implement reject with their name. Returns the same object for the same
 * input.
 */
export function completeServices(services: Partial<WidgetServices>): WidgetServices {
  const known = complete.get(services)
  if (known) return known
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what the proxy makes of it
  const all = new Proxy(services, { get: callOf }) as WidgetServices
  complete.set(services, all)
  return all
}

function callOf(services: object, name: string | symbol): unknown {
  const call: unknown = Reflect.get(services, name)
  // The host's object may be an instance of a class.
  return typeof call === 'function' ? call.bind(services) : () => Promise.reject(new MissingServiceError(String(name)))
}
