// The bar above DocC's pages. Its addresses begin at the site's own folder, wherever that is.
for (const link of document.querySelectorAll(".workshop-bar a")) link.href = baseUrl + link.dataset.to;

// A table that is wider than the page is scrolled with the keyboard too.
function reach() {
  for (const table of document.querySelectorAll("#app .table-wrapper")) {
    if (table.scrollWidth > table.clientWidth) {
      table.tabIndex = 0;
      table.setAttribute("role", "group");
      table.setAttribute("aria-label", "Table, wider than the page");
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) table.removeAttribute(name);
    }
  }
}
new MutationObserver(reach).observe(document.getElementById("app").parentElement, { childList: true, subtree: true });
addEventListener("resize", reach);
