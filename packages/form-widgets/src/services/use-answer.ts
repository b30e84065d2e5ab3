import { useMemo, useSyncExternalStore } from 'react'
import { type Answer, SharedAnswer } from './answers.ts'
import { completeServices } from './missing-service.ts'
import { useWidgetServices } from './services-context.ts'
import type { WidgetServices } from './widget-services.ts'

/** A call to the services. Calls with the same key are made once. */
export interface Question<Data> {
  key: string
  ask: (services: WidgetServices, signal: AbortSignal) => Promise<Data>
}

/** A response, and a function that calls again. */
export type AskedAnswer<Data> = (Answer<Data> | { status: 'idle' }) & { retry: () => void }

const answers = new WeakMap<Partial<WidgetServices>, Map<string, SharedAnswer<unknown>>>()

const IDLE = { status: 'idle' } as const
const nothing = () => undefined
const noSubscription = () => nothing

/**
 * Calls the services, once per key, and subscribes to the response. Undefined makes no call. `SharedAnswer` handles
 * late, duplicate and failed responses.
 */
export function useAnswer<Data>(question: Question<Data> | undefined): AskedAnswer<Data> {
  const services = useWidgetServices()
  const key = question?.key
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the request
  const shared = useMemo(() => question && sharedAnswer(services, question), [services, key])
  const current = useSyncExternalStore<Answer<Data> | typeof IDLE>(
    shared?.subscribe ?? noSubscription,
    () => shared?.current ?? IDLE,
    () => shared?.current ?? IDLE,
  )
  return useMemo(() => ({ ...current, retry: shared?.retry ?? nothing }), [current, shared])
}

function sharedAnswer<Data>(services: Partial<WidgetServices>, { key, ask }: Question<Data>): SharedAnswer<Data> {
  const known = answers.get(services) ?? new Map<string, SharedAnswer<unknown>>()
  answers.set(services, known)
  const found = known.get(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is requested with one type of data only
  if (found) return found as SharedAnswer<Data>
  const created = new SharedAnswer<Data>(
    (signal) => ask(completeServices(services), signal),
    () => {
      if (known.get(key) === created) known.delete(key)
    },
  )
  known.set(key, created)
  return created
}
