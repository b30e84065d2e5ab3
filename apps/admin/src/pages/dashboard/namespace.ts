/** The namespace of the workbench's texts. */
export const NAMESPACE = 'page-dashboard'
