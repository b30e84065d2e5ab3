import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { createI18n, defineCatalogue } from '@sqos/i18n'
import { I18nProvider, useText } from '@sqos/i18n/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AppFeature } from './app-feature.ts'
import { FeatureSlot } from './FeatureSlot.tsx'
import { laterPart, lazyPart } from './lazy-part.tsx'
import { useFeatureCommands } from './use-feature-commands.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const texts = { default: { title: '消息' } }
const catalogue = defineCatalogue('chat', {
  zh: () => Promise.resolve(texts),
  zhtw: () => Promise.resolve(texts),
  en: () => Promise.resolve(texts),
})

function Title() {
  return <b>{useText('chat').t('title')}</b>
}

function Broken(): ReactNode {
  throw new Error('no socket')
}

async function wrapper() {
  const i18n = await createI18n({ language: 'zh', catalogues: [] })
  return ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

it('keeps the other parts when one throws, and reports the feature', async () => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onError = vi.fn<(error: unknown, name: string) => void>()
  const features: AppFeature[] = [
    { name: 'broken', tool: Broken },
    { name: 'gone', tool: lazyPart(() => Promise.reject(new Error('404'))) },
    { name: 'chat', catalogue, tool: Title },
  ]

  render(<FeatureSlot features={features} slot="tool" onError={onError} />, { wrapper: await wrapper() })

  expect(await screen.findByText('消息')).toBeTruthy()
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no socket'), 'broken')
})

it('starts a watch before the texts of its feature are loaded', async () => {
  const never = () => new Promise<never>(() => undefined)
  const endless = defineCatalogue('endless', { zh: never, zhtw: never, en: never })
  const features = [{ name: 'idle', catalogue: endless, watch: () => <b>watching</b>, tool: () => <b>tool</b> }]

  render(
    <>
      <FeatureSlot features={features} slot="watch" />
      <FeatureSlot features={features} slot="tool" />
    </>,
    { wrapper: await wrapper() },
  )

  expect(screen.getByText('watching')).toBeTruthy()
  expect(screen.queryByText('tool')).toBeNull()
})

it('shows the fallback until code and texts of a part are loaded', async () => {
  let arrive = (_part: () => ReactNode) => undefined as void
  const code = new Promise<() => ReactNode>((resolve) => {
    arrive = resolve
  })
  const features = [{ name: 'chat', catalogue, homeCard: lazyPart(() => code) }]
  render(<FeatureSlot features={features} slot="homeCard" fallback={<i>loading</i>} />, { wrapper: await wrapper() })

  expect(screen.getByText('loading')).toBeTruthy()
  arrive(Title)
  expect(await screen.findByText('消息')).toBeTruthy()
  expect(screen.queryByText('loading')).toBeNull()
})

it('loads a later part after the first page', async () => {
  const load = vi.fn(() => Promise.resolve(() => <b>late</b>))
  render(<FeatureSlot features={[{ name: 'late', watch: laterPart(load) }]} slot="watch" />, {
    wrapper: await wrapper(),
  })

  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('late', undefined, { timeout: 60_000 })).toBeTruthy()
})

it('collects the commands of all features but those that throw', async () => {
  const onError = vi.fn<(error: unknown, name: string) => void>()
  const features: AppFeature[] = [
    {
      name: 'broken',
      commands: () => {
        throw new Error('no state')
      },
    },
    { name: 'chat', catalogue, commands: ({ t }) => [{ key: 'chat', title: t('title'), onRun: () => undefined }] },
  ]

  const { result } = renderHook(
    () => useFeatureCommands({ features, dispatch: vi.fn<never>(), navigate: () => undefined, onError }),
    { wrapper: await wrapper() },
  )

  await waitFor(() => expect(result.current.map(({ title }) => title)).toEqual(['消息']))
  expect(onError).toHaveBeenCalledWith(new Error('no state'), 'broken')
})
