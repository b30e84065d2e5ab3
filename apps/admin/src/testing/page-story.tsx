import type { Catalogue } from '@sqos/i18n'
import type { StoryObj } from '@storybook/react-vite'
import { type ComponentType, isValidElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { adminCatalogue } from '../app/texts.ts'
import { buildPage, type PageOpening } from './build-page.tsx'

/** Parameters of the stories of a page, which has its own router. */
export const pageParameters = (catalogues: readonly Catalogue[]) => ({
  router: false,
  catalogues: [adminCatalogue, ...catalogues],
})

/** A story of a page over a mock server. `opening` is called once per rendering, so that stories share no state. */
export const pageStory = (
  Page: ComponentType,
  opening: () => PageOpening,
  play?: NonNullable<StoryObj['play']>,
): StoryObj => ({
  loaders: [async () => ({ page: await buildPage(Page, opening()) })],
  render: (_args, { loaded: { page } }) => (isValidElement(page) ? page : <></>),
  ...(play && { play }),
})

/** Waits for an element, and until the animation with which it appears has ended. */
export async function shown(found: Promise<HTMLElement>): Promise<HTMLElement> {
  const element = await found
  await waitFor(() => expect(element).toBeVisible())
  return element
}
