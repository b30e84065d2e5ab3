export { __camel__ } from './__name__.ts'
