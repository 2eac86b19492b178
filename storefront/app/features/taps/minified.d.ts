declare module '*?minified' {
  const functionText: string;
  export default functionText;
}
