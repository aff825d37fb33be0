// Runs before the table, in browsers of any age, so it is written as a script of ten years ago: a
// browser that cannot draw the table says so in a sentence. What is asked for here is the build's
// target in vite.config.ts.
(function () {
  var able =
    "noModule" in document.createElement("script") &&
    typeof structuredClone === "function" &&
    typeof CSS !== "undefined" &&
    CSS.supports("color", "light-dark(black, white)") &&
    CSS.supports("selector(&)");
  if (able) return;
  var root = document.getElementById("root");
  root.setAttribute("data-old", "");
  root.innerHTML =
    '<main role="alert"><h1>This browser is too old for the table</h1>' +
    "<p>Landfall needs Chrome or Edge 123, Firefox 125, Safari 17.5, or anything later. " +
    "Please bring this browser up to date, or open the same address in another one: " +
    "the game waits for you.</p>" +
    "<p>In a terminal, <code>landfall play</code> plays without a browser.</p></main>";
})();
